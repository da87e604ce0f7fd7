interface Place {
  readonly street: string
  readonly zipCode: string
  readonly city: string
}

/** A route in a maps service, built from street and city. It opens in a window of its own. */
export const directionsTo = ({ street, zipCode, city }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${street}, ${zipCode} ${city}`)}`
