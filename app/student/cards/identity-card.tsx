import { findCourse, subjectName } from "#domain/admission/course-names.ts"
import { neutralEmblem } from "#domain/content/picture-sources.ts"
import type { Language } from "#domain/content/text.ts"
import { dayFirst } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { Card } from "#server/features/students/students.ts"

import type { StudentMessages } from "../messages.server.ts"

import styles from "./identity-card.module.css"

export interface CardProps {
  card: Card
  messages: StudentMessages["card"]
  language: Language
}

/** The labels and values on both sides of the card, with their defaults (specification 8.3). */
const cardValues = ({ card: { student, names, valid_until }, messages, language }: CardProps) => {
  const course = findCourse(names, student.course)
  const semester = Number(student.semester)
  const majors = student.compulsory_subjects.split(",").filter(Boolean)
  return {
    front: [
      [messages.admissionNumber, student.admission_number],
      [messages.urn, student.urn],
      [
        messages.class,
        formatMessage(messages.classOf, {
          course: course?.short_name[language] ?? student.course,
          year: messages.years[Math.ceil(semester / 2) - 1] ?? "",
          semester,
        }),
      ],
      [messages.name, student.applicant_name],
      [messages.gender, messages.genders[student.gender as unknown as 1 | 2 | 3]],
      [messages.mother, student.mother_name],
      [messages.father, student.father_name],
    ],
    back: [
      [messages.dob, dayFirst(student.dob)],
      [messages.bloodGroup, student.bloodGroup || messages.notKnown],
      [messages.contact, student.applicant_mobile],
      [messages.identity[student.identity_kind], student.aadhar],
      [
        messages.major,
        majors.map((subject) => subjectName(names, subject, language)).join(", ") ||
          messages.noSubject,
      ],
      [
        messages.minor,
        student.curricular_subject
          ? subjectName(names, student.curricular_subject, language)
          : messages.noSubject,
      ],
      [messages.validUntil, dayFirst(valid_until)],
      [messages.address, student.p_address],
    ],
  } satisfies Record<string, [string, string][]>
}

type CardFactList = readonly (readonly [string, string])[]

/** The front has less space, because it also holds the header and the signatures. */
type Side = "front" | "back"

/** For each font size: characters that safely fit on a line beside the photo or QR code, and lines per side. */
const densities = [
  { density: "usual", letters: 22, lines: { front: 8, back: 12 } },
  { density: "dense", letters: 29, lines: { front: 10, back: 15 } },
] as const

/** Selects the font size for the amount of text. The smallest size fits the maximum length of every field. */
export const densityOf = (facts: CardFactList, side: Side) => {
  const fits = densities.find(({ letters, lines }) => {
    const needed = facts.reduce((sum, [, text]) => sum + Math.ceil(text.length / letters), 0)
    return needed <= lines[side]
  })
  return fits?.density ?? "densest"
}

/** Labels and values, one per line. Long values get a smaller font and are never truncated. */
function CardFacts({ facts, side }: { facts: CardFactList; side: Side }) {
  return (
    <dl className={styles.facts} data-density={densityOf(facts, side)}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function CardFront(props: CardProps) {
  const { card, messages, language } = props
  const { student, college, session, texts } = card
  return (
    <div className={styles.card}>
      <header className={styles.head}>
        <img src={card.emblem ?? neutralEmblem} alt="" className={styles.emblem} />
        <span>
          <strong className={styles.college}>{college.name[language]}</strong>
          <span className={styles.affiliation}>{college.affiliation[language]}</span>
        </span>
      </header>
      <div className={styles.body}>
        <CardFacts facts={cardValues(props).front} side="front" />
        {student.image_file ? (
          <img
            className={styles.photo}
            src={`/uploads/${student.image_file}`}
            alt={formatMessage(messages.photo, { name: student.applicant_name })}
          />
        ) : (
          <span className={styles.photo}>{messages.noPhoto}</span>
        )}
      </div>
      <div className={styles.signatures}>
        <span>{texts.student_signature[language]}</span>
        <span>{texts.officer_signature[language]}</span>
      </div>
      <footer className={styles.foot}>
        {texts.card_title[language]} · {messages.session} {session}
      </footer>
    </div>
  )
}

export function CardBack(props: CardProps) {
  const { card, messages, language } = props
  const { college, qr, texts } = card
  return (
    <div className={styles.card}>
      <div className={styles.body}>
        <CardFacts facts={cardValues(props).back} side="back" />
        <div className={styles.code}>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={messages.scan}>
            <path d={qr.path} />
          </svg>
          <span aria-hidden>{messages.scan}</span>
        </div>
      </div>
      <footer className={styles.foot}>
        {texts.found[language]} {college.address[language]}
      </footer>
    </div>
  )
}

/** Both sides of the card: enlarged on the screen, at real size (85.6 x 54 mm) with cut marks on paper. */
export function IdentityCard(props: CardProps) {
  const { messages } = props
  return (
    <div className={styles.sides}>
      <section aria-label={messages.front} className={styles.side}>
        <CardFront {...props} />
      </section>
      <section aria-label={messages.back} className={styles.side}>
        <CardBack {...props} />
      </section>
      <p className={styles.hint}>{messages.cutHint}</p>
    </div>
  )
}
