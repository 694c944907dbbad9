import { countOf } from '../../parts/values/format.ts'

/** What stands above a list of the people who lose access. */
export const losersText = (people: number): string =>
  `${countOf(people, 'person loses', 'people lose')} access${people > 1 ? '. Those who lose the most' : ''}:`

/** What stands above a list of the reviewers of open tasks. */
export const reviewersText = (reviewers: number): string =>
  reviewers === 1 ? 'They are with this reviewer:' : 'Most of them are with these reviewers:'

/** What stands above a list of the people with decisions that they have not submitted. */
export const notSubmittedText = (decisions: number, people: number): string =>
  `Closing discards ${decisions === 1 ? 'it' : 'them'}. ${people === 1 ? 'This person has' : 'These people have'} ${decisions === 1 ? 'a decision' : 'decisions'} that they have not submitted:`
