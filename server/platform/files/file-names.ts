const madeHere = /^[0-9a-f]{32}(?:\.jpg|\.pdf|-\d{1,4}\.(?:avif|webp|jpg))$/

/**
 * Whether this program may have given a stored file its name: an applicant's picture (submit-application.ts), or an
 * upload of the staff in one of its sizes (content/media).
 */
export const isOwnFileName = (name: string) => madeHere.test(name)
