import { Megaphone, Pause, Play } from "lucide-react"
import { Fragment } from "react"

import { useLangOf } from "#app/language.ts"
import { phoneHref } from "#app/links.tsx"

import type { HomeMessages } from "./messages.server.ts"

import styles from "./announcement.module.css"

interface AnnouncementProps {
  parts: AnnouncementPart[]
  title: string
  messages: HomeMessages["announcement"]
}

/** Slow enough to read. */
const charactersPerSecond = 9

/**
 * Announcement that scrolls by CSS; its text is there twice for a seamless loop. It is static when paused, while a
 * link has keyboard focus, with reduced motion, and without JavaScript. The button is a checkbox, which works before
 * hydration.
 */
export function Announcement({ title, parts, messages }: AnnouncementProps) {
  const lang = useLangOf()(parts.map(({ text }) => text).join(" "))
  const length = parts.reduce((sum, part) => sum + part.text.length, 0)
  // The style sheet has a rule for every ten seconds: the page's policy allows no style attributes.
  const seconds = Math.ceil(length / charactersPerSecond / 10) * 10
  return (
    <section className={styles.announcement} aria-label={title}>
      <div className={styles.inner}>
        <Megaphone className={styles.icon} size={22} aria-hidden />
        <div className={styles.window}>
          <div className={styles.track} data-seconds={seconds}>
            <p lang={lang}>
              <Parts parts={parts} />
            </p>
            <p className={styles.again} lang={lang} aria-hidden="true">
              <Parts parts={parts} tabIndex={-1} />
            </p>
          </div>
        </div>
        <label className={styles.toggle} title={messages.pause}>
          <input type="checkbox" className={styles.box} aria-label={messages.pause} />
          <Pause className={styles.pause} size={18} aria-hidden />
          <Play className={styles.play} size={18} aria-hidden />
        </label>
      </div>
    </section>
  )
}

const Parts = ({ parts, tabIndex }: { parts: AnnouncementPart[]; tabIndex?: -1 }) =>
  parts.map(({ text, href }, index) => {
    const key = `${index} ${text}`
    return href ? (
      <a key={key} href={href} tabIndex={tabIndex}>
        {text}
      </a>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    )
  })

interface AnnouncementPart {
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
