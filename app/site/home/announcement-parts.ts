import { phoneHref } from "#app/phone-link.tsx"

export interface AnnouncementPart {
  text: string
  /** Link of this part: the helpline's phone or the office's e-mail. */
  href?: string
}

interface Contacts {
  phones: readonly string[]
  email: string
}

/** Splits the announcement at phones and the e-mail of the settings, which become links. */
export const announcementParts = (text: string, { phones, email }: Contacts) => {
  const links = new Map([
    ...phones.map((phone) => [phone, phoneHref(phone)] as const),
    [email, `mailto:${email}`] as const,
  ])
  const cut = (parts: AnnouncementPart[], [contact, href]: readonly [string, string]) =>
    parts.flatMap((part) => (part.href || contact === "" ? part : around(part.text, contact, href)))
  return [...links].reduce(cut, [{ text }])
}

const around = (text: string, contact: string, href: string): AnnouncementPart[] =>
  text
    .split(contact)
    .flatMap((piece, index) => [...(index > 0 ? [{ text: contact, href }] : []), { text: piece }])
    .filter((part) => part.text !== "")
