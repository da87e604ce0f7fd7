/** Whether there are hours of one's own. */
export const choiceTexts = {
  always: 'Immer',
  onlyThen: 'Nur zu diesen Zeiten',
  likeHours: (field: string) => `Wie ${field}`,
  ownHours: 'Eigene Zeiten',
} as const
