/**
 * A style as Mapbox names it ('mapbox://styles/mapbox/streets-v12') as the address it lies at, with the place of the public
 * key; everything else as it is.
 */
export const withMapboxStyle = (style: string): string =>
  style.replace(
    /^mapbox:\/\/styles\/([\w-]+\/[\w-]+)$/,
    (_, name: string) => `https://api.mapbox.com/styles/v1/${name}?access_token={token}`,
  )
