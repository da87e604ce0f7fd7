interface Named {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
}

/** What people are called to others; what they sign in with where they have no name. */
export const nameOfPerson = ({ firstName, lastName, username }: Named): string =>
  `${firstName} ${lastName}`.trim() || username
