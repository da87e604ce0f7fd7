/** What a device says when the office asks something of it. */
export const texts = {
  test: 'Testmeldung',
  hint: 'Stimmt diese Zahl mit der im Back-Office überein, ist alles in Ordnung.',
  at: (time: string) => `gesendet um ${time}`,
  close: 'Schließen',
} as const
