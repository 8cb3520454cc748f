/** Of an item in a list: its picture, or what is in the picture's place. */
export interface Pictured {
  picture?: { file: string; alt: string } | undefined
  initial?: string | undefined
}

/**
 * The first letter of a title, in upper case. In Devanagari it is the whole syllable: consonants that are joined, and their vowel
 * sign. Of "Department of Hindi" it is the H.
 */
export const initialOf = (title: string) => {
  const [name] = title.replace(/^(?:department|dept\.?) of /i, "").match(/[\p{L}\p{N}].*/u) ?? [""]
  const [initial = ""] = /^.(?:\u094d\p{L}|\p{M})*/u.exec(name) ?? []
  return initial.toLocaleUpperCase("en")
}

/** What each item of a list shows: its picture; without one its initial, if others have a picture, otherwise nothing. */
export const picturesOf = (
  items: readonly { title: string; picture?: Pictured["picture"] }[],
): Pictured[] => {
  const isPictured = items.some(({ picture }) => picture)
  return items.map(({ picture, title }) => {
    if (picture) return { picture }
    return isPictured ? { initial: initialOf(title) } : {}
  })
}
