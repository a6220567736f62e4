import type { Thematic } from '#domain/campaigns/reference.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const thematicLabels: Labels<Thematic> = {
  lifestyle: m.thematic_lifestyle,
  travel: m.thematic_travel,
  food: m.thematic_food,
  fashion: m.thematic_fashion,
  beauty: m.thematic_beauty,
  fitness: m.thematic_fitness,
  photography: m.thematic_photography,
  tech: m.thematic_tech,
  books: m.thematic_books,
  music: m.thematic_music,
  art: m.thematic_art,
  business: m.thematic_business,
  health: m.thematic_health,
  parenthood: m.thematic_parenthood,
};
