import { afterEach, describe, expect, it } from 'vitest';
import type { Task, TaskKind } from '#domain/deal-work/tasks.ts';
import type { Side } from '#domain/deals/deal.ts';
import type { Language } from '#domain/language.ts';
import { contentName } from './content-name.ts';
import { setLanguageSource } from './path-language.ts';
import { taskDeadlineText, taskHeadline, taskTitle } from './task-text.ts';

const previous = setLanguageSource(() => 'en');
afterEach(() => void setLanguageSource(previous));

const sideOfKind: Record<TaskKind, Side> = {
  send_gift: 'brand',
  send_gift_again: 'brand',
  receive_gift: 'influencer',
  submit: 'influencer',
  change: 'influencer',
  approve: 'brand',
  publish: 'influencer',
  confirm: 'brand',
};
const kinds = Object.keys(sideOfKind) as TaskKind[];

const task = (kind: TaskKind, deliverable: Partial<Task['deliverable']> = {}): Task => ({
  kind,
  side: sideOfKind[kind],
  lastDay: '2026-12-12',
  deliverable: /gift/.test(kind) ? null : { id: 'deliverable-1', kind: 'post', number: 2, ...deliverable },
});

const readers = {
  brand: { side: 'brand', name: 'Léa' },
  influencer: { side: 'influencer', name: 'Maison Aubrac' },
} as const;

function texts(language: Language, side: Side): string[] {
  setLanguageSource(() => language);
  return kinds.map((kind) => {
    const { sentence, word } = taskHeadline(task(kind), readers[side]);
    return `${taskTitle(task(kind), readers[side])} / ${sentence(`*${word}*`)}`;
  });
}

describe('tasks of a running deal', () => {
  it('are titles and headlines for both sides in English', () => {
    expect(texts('en', 'brand')).toEqual([
      'Send the gift / Send the *gift*.',
      'Send the gift again / Send the gift *again*.',
      'The gift is on its way to Léa / The gift is *on its way* to Léa.',
      'Léa hands in the second post / Léa hands in the *second* post.',
      'Léa changes the second post / Léa changes the *second* post.',
      'Look at Léa’s second post / Look at Léa’s *second* post.',
      'Léa publishes the second post / Léa publishes the *second* post.',
      'Confirm Léa’s second post / Confirm Léa’s *second* post.',
    ]);
    expect(texts('en', 'influencer')).toEqual([
      'Maison Aubrac sends the gift / Maison Aubrac sends the *gift*.',
      'Maison Aubrac sends the gift again / Maison Aubrac sends the gift *again*.',
      'Say if the gift has arrived / Has the gift *arrived*?',
      'Hand in your second post / Hand in your *second* post.',
      'Change your second post / Change your *second* post.',
      'Maison Aubrac looks at your second post / Maison Aubrac looks at your *second* post.',
      'Publish your second post / Publish your *second* post.',
      'Maison Aubrac looks at your second post online / Maison Aubrac looks at your *second* post online.',
    ]);
  });

  it('are titles and headlines for both sides in French', () => {
    expect(texts('fr', 'brand')).toEqual([
      'Envoyer le cadeau / Envoyez le *cadeau*.',
      'Envoyer de nouveau le cadeau / Envoyez *de nouveau* le cadeau.',
      'Le cadeau est en route vers Léa / Le cadeau est *en route* vers Léa.',
      'Léa remet la deuxième publication / Léa remet la *deuxième* publication.',
      'Léa modifie la deuxième publication / Léa modifie la *deuxième* publication.',
      'Examiner la deuxième publication de Léa / Examinez la *deuxième* publication de Léa.',
      'Léa met en ligne la deuxième publication / Léa met en ligne la *deuxième* publication.',
      'Confirmer la deuxième publication de Léa / Confirmez la *deuxième* publication de Léa.',
    ]);
    expect(texts('fr', 'influencer')).toEqual([
      'Maison Aubrac envoie le cadeau / Maison Aubrac envoie le *cadeau*.',
      'Maison Aubrac envoie de nouveau le cadeau / Maison Aubrac envoie *de nouveau* le cadeau.',
      'Dire si le cadeau est arrivé / Le cadeau est-il *arrivé* ?',
      'Remettre votre deuxième publication / Remettez votre *deuxième* publication.',
      'Modifier votre deuxième publication / Modifiez votre *deuxième* publication.',
      'Maison Aubrac examine votre deuxième publication / Maison Aubrac examine votre *deuxième* publication.',
      'Mettre en ligne votre deuxième publication / Mettez en ligne votre *deuxième* publication.',
      'Maison Aubrac regarde votre deuxième publication en ligne / Maison Aubrac regarde votre *deuxième* publication en ligne.',
    ]);
  });

  it('name content by its number, or alone if there is no other', () => {
    const titles = (language: Language) => {
      setLanguageSource(() => language);
      const contents = [
        { kind: 'reel', number: 1 },
        { kind: 'other', number: null },
        { kind: 'story', number: 12 },
      ] as const;
      return contents.flatMap((content) => [
        taskTitle(task('submit', content), readers.brand),
        contentName(content),
      ]);
    };
    expect(titles('en')).toEqual([
      'Léa hands in the first reel',
      'Reel 1',
      'Léa hands in the item',
      'Other',
      'Léa hands in the story 12',
      'Story 12',
    ]);
    expect(titles('fr')).toEqual([
      'Léa remet le premier reel',
      'Reel 1',
      'Léa remet le contenu',
      'Autre',
      'Léa remet la story 12',
      'Story 12',
    ]);
  });

  it('say what silence does, also after the last day and while the deadlines stand still', () => {
    const all = (language: Language, side: Side, today: string) => {
      setLanguageSource(() => language);
      return kinds.map((kind) => taskDeadlineText(task(kind), readers[side], today));
    };
    expect(all('en', 'brand', '2026-12-10')).toEqual([
      'Send it by Dec 12. If it leaves later, the content that waits for it is due later by as many days.',
      'Send it by Dec 12. If it leaves later, the content that waits for it is due later by as many days.',
      'If Léa reports no problem by Dec 12, it counts as received.',
      'Léa has until Dec 12. Once it is seven days late, you may drop it.',
      'Léa has until Dec 12. Once it is seven days late, you may drop it.',
      'Without an answer by Dec 12 it counts as approved.',
      'Léa has until Dec 12. Once it is seven days late, you may drop it.',
      'Without an answer by Dec 12 it counts as confirmed.',
    ]);
    expect(all('fr', 'influencer', '2026-12-10')).toEqual([
      'Maison Aubrac a jusqu’au 12\u00a0décembre pour l’envoyer. S’il part plus tard, les contenus qui l’attendent sont décalés d’autant.',
      'Maison Aubrac a jusqu’au 12\u00a0décembre pour l’envoyer. S’il part plus tard, les contenus qui l’attendent sont décalés d’autant.',
      'Sans nouvelles de votre part le 12\u00a0décembre, il est réputé reçu.',
      'À faire le 12\u00a0décembre au plus tard (heure de Paris). Après sept jours de retard, Maison Aubrac peut abandonner ce contenu.',
      'À faire le 12\u00a0décembre au plus tard (heure de Paris). Après sept jours de retard, Maison Aubrac peut abandonner ce contenu.',
      'Maison Aubrac a jusqu’au 12\u00a0décembre pour répondre. Sans réponse, le contenu est réputé approuvé.',
      'À faire le 12\u00a0décembre au plus tard (heure de Paris). Après sept jours de retard, Maison Aubrac peut abandonner ce contenu.',
      'Maison Aubrac a jusqu’au 12\u00a0décembre pour répondre. Sans réponse, la publication est réputée confirmée.',
    ]);
    expect(all('fr', 'brand', '2026-12-12')[3]).toEqual(
      'Léa a jusqu’au 12\u00a0décembre pour le faire. Après sept jours de retard, vous pouvez abandonner ce contenu.',
    );
    expect(all('en', 'brand', '2026-12-13')[0]).toEqual(
      'It was due on Dec 12. If it leaves later, the content that waits for it is due later by as many days.',
    );
    expect(all('en', 'influencer', '2026-12-13')[3]).toEqual(
      'It was due on Dec 12. Once it is seven days late, Maison Aubrac may drop it.',
    );
    const paused = { ...task('change'), lastDay: null };
    expect(taskDeadlineText(paused, readers.brand, '2026-12-13')).toEqual(
      'The clock stands still until the gift is there.',
    );
  });
});
