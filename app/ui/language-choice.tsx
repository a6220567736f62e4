import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { Segmented } from './segmented.tsx';

interface LanguageChoiceProps {
  value: Language;
  onChange: (language: Language) => void;
  help: string;
}

const choices = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
] as const;

export function LanguageChoice({ value, onChange, help }: LanguageChoiceProps) {
  return (
    <div className="grid gap-1.5">
      <Segmented label={m.profile_language()} showLabel value={value} onChange={onChange} choices={choices} />
      <input type="hidden" name="language" value={value} />
      <p className="text-sm text-soft">{help}</p>
    </div>
  );
}
