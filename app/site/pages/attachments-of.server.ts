import type { Language } from "#domain/content/text.ts"

interface Attached {
  /** An uploaded PDF's name, which is its path without the first slash. */
  file: string
  title: string
  bytes: number
}

const words = { en: "Files", hi: "फ़ाइलें" }

const sizeOf = (bytes: number, language: Language) => {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  const [value, unit] = kilobytes < 1000 ? [kilobytes, "kilobyte"] : [bytes / 1e6, "megabyte"]
  return new Intl.NumberFormat(`${language}-IN`, {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(value)
}

/** The files that belong to a text, as its page lists them; undefined without any. */
export const attachmentsOf = (attached: Attached[] | undefined, language: Language) => {
  if (!attached?.length) return undefined
  const files = attached.map(({ file, title, bytes }) => ({
    href: `/${file}`,
    title,
    size: sizeOf(bytes, language),
  }))
  return { label: words[language], files }
}

export type AttachmentList = NonNullable<ReturnType<typeof attachmentsOf>>
