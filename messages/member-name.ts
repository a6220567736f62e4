import { m } from '#messages';

/** An erased account has no name, so pages show “A former member”. */
export const memberName = (name: string): string => name || m.former_member();

export const firstNameOf = (fullName: string): string => fullName.split(' ')[0] ?? fullName;

export const campaignName = (title: string): string => title || m.former_campaign();
