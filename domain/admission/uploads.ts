/** The two pictures of an application: their limits (spec 9) and the size they are kept in. */
export const uploads = {
  image: { maxBytes: 500 * 1024, width: 900, height: 1200 },
  signature: { maxBytes: 200 * 1024, width: 1200, height: 400 },
} as const

export type UploadName = keyof typeof uploads
export const uploadNames = Object.keys(uploads) as UploadName[]
