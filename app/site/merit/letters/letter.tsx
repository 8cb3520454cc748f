import type { Letters } from "./read-letters.server.ts"

import styles from "./letter.module.css"

type OneLetter = Letters["letters"][number]

function Part({ part }: { part: OneLetter["parts"][number] }) {
  return (
    <section lang={part.language} className={styles.part}>
      <h2>{part.subject}</h2>
      <p className={styles.number}>{part.number}</p>
      <p className={styles.to}>{part.to}</p>
      {part.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  )
}

interface LetterProps extends Pick<Letters, "college" | "phones" | "emblem"> {
  letter: OneLetter
}

/** An offer letter on one page of A4, in both languages, with the code that the counter scans. */
export function Letter({ letter, college, phones, emblem }: LetterProps) {
  const { path, size } = letter.qr
  return (
    <article className={styles.letter}>
      <header className={styles.head}>
        <img className={styles.emblem} src={emblem} alt="" width="64" height="64" />
        <div className={styles.college}>
          <p lang="hi" className={styles.name}>
            {college.name.hi}
          </p>
          <p lang="en" className={styles.name}>
            {college.name.en}
          </p>
          <p lang="en">{[college.address.en, ...phones].join(" · ")}</p>
        </div>
        <div className={styles.code}>
          <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
            <path d={path} />
          </svg>
          <p>{letter.number}</p>
        </div>
      </header>
      {letter.parts.map((part) => (
        <Part key={part.language} part={part} />
      ))}
      <p className={styles.principal}>
        {letter.parts.map(({ language, principal }) => (
          <span key={language} lang={language}>
            {principal}
          </span>
        ))}
      </p>
    </article>
  )
}
