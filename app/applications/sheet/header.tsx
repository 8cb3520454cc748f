import { formatMessage } from "#domain/messages/format-message.ts"

import { Emblem } from "../emblem.tsx"
import { formatCourse, formatInstantDay } from "./format-values.ts"
import { type SheetProps, unanswered } from "./parts.tsx"

import styles from "./header.module.css"

export function SheetHeader(props: SheetProps) {
  const { sheet, messages, language } = props
  const { record, settings } = sheet
  const { name, affiliation, address } = settings.college
  const facts = [
    [messages.course, formatCourse(props)],
    [messages.session, record.session],
    [messages.submitted, formatInstantDay(record.submitted_at) || unanswered],
  ] as const
  return (
    <header className={styles.header}>
      <Emblem className={styles.emblem} src={sheet.emblem} />
      <div className={styles.college}>
        <p className={styles.hindiName} lang="hi">
          {name.hi}
        </p>
        <p className={styles.englishName} lang="en">
          {name.en}
        </p>
        <p>{affiliation[language]}</p>
        <p>{address[language]}</p>
        {settings.phones.length > 0 && (
          <p>
            {messages.helpline}: {settings.phones.join(", ")}
          </p>
        )}
      </div>
      <ApplicationNumber {...props} />
      <h1 className={styles.title}>{messages.title}</h1>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

/** The application number as a QR code, and to read aloud or type. */
function ApplicationNumber({ sheet, messages }: SheetProps) {
  const { path, size } = sheet.qr
  return (
    <div className={styles.code}>
      <svg
        role="img"
        aria-label={formatMessage(messages.qr, { number: sheet.record.id })}
        viewBox={`0 0 ${size} ${size}`}
        width="90"
        height="90"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p>
        <span className={styles.codeLabel}>{messages.number}</span>
        <span className={styles.codeGroups}>{sheet.record.id}</span>
      </p>
    </div>
  )
}
