import { Megaphone, Pause, Play } from "lucide-react"
import { Fragment, useState } from "react"

import type { AnnouncementPart } from "./announcement-parts.ts"
import type { HomeMessages } from "./messages.server.ts"

import styles from "./announcement.module.css"

interface AnnouncementProps {
  parts: AnnouncementPart[]
  messages: HomeMessages["announcement"]
}

/** Slow enough to read. */
const charactersPerSecond = 9

/**
 * Announcement that scrolls by CSS; its text is there twice for a seamless loop. It is static when paused, while a
 * link has keyboard focus, with reduced motion, and without JavaScript.
 */
export function Announcement({ parts, messages }: AnnouncementProps) {
  const [plays, setPlays] = useState(true)
  const toggle = plays ? messages.pause : messages.play
  const length = parts.reduce((sum, part) => sum + part.text.length, 0)
  const setSpeed = (track: HTMLDivElement | null) =>
    track?.style.setProperty("--seconds", `${Math.round(length / charactersPerSecond)}s`)
  return (
    <section className={styles.announcement} aria-label={messages.label} data-plays={plays}>
      <div className={styles.inner}>
        <Megaphone className={styles.icon} size={22} aria-hidden />
        <div className={styles.window}>
          <div className={styles.track} ref={setSpeed}>
            <p>
              <Parts parts={parts} />
            </p>
            <p className={styles.again} aria-hidden="true">
              <Parts parts={parts} tabIndex={-1} />
            </p>
          </div>
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-label={toggle}
          title={toggle}
          onClick={() => setPlays(!plays)}
        >
          {plays ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        </button>
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
