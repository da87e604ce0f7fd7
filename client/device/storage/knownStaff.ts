/** Where the device remembers who of the staff is at the office (office/shell/session.ts). */
export const KNOWN_STAFF = 'office-me'
