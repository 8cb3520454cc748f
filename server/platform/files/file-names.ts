const madeHere = /^[0-9a-f]{32}(?:\.jpg|\.pdf|-\d{1,4}\.(?:avif|webp|jpg))$/

/**
 * Whether a stored file has a name of this program's form: an applicant's image (submit-application.ts), or a
 * staff upload in one of its sizes (content/media).
 */
export const isOwnFileName = (name: string) => madeHere.test(name)
