import { Picture } from './image.tsx';
import { initialsOf } from './initials.ts';
import { tintOf } from './tint.ts';

interface CompanyLogoProps {
  company: { name: string; logo: string | null };
  className: string;
}

/** The logo is decorative, because the name is beside it. */
export function CompanyLogo({ company: { name, logo }, className }: CompanyLogoProps) {
  const frame = `overflow-hidden rounded-card ${className}`;
  if (logo) {
    return (
      <Picture media={logo} alt="" width="24rem" first whole className={`${frame} border border-line`} />
    );
  }
  return (
    <div
      aria-hidden
      className={`${frame} @container grid place-items-center font-serif text-on-ground ${tintOf(name)}`}
    >
      <span className="text-[38cqw] leading-none tracking-[-0.02em]">{initialsOf(name)}</span>
    </div>
  );
}
