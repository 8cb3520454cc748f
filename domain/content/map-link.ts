const coordinates = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/

/**
 * The address of a place on OpenStreetMap, by its coordinates ("26.4499, 80.3319") or by words to search for. Only a link:
 * no visitor contacts another site unasked.
 */
export const mapLink = (place: string) => {
  const [, latitude, longitude] = coordinates.exec(place.trim()) ?? []
  if (latitude === undefined)
    return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.trim().replaceAll(/\p{Surrogate}/gu, "\ufffd"))}`
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
}
