import { findCourse, subjectName } from "#domain/admission/course-names.ts"
import { neutralEmblem } from "#domain/content/picture-sources.ts"
import type { Language } from "#domain/content/text.ts"
import { dayFirst } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { Card } from "#server/features/students/students.ts"

import type { StudentMessages } from "../messages.server.ts"
import { type CardSide, densityOf } from "./card-density.ts"

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

/** Labels and values, one per line. Long values get a smaller font and are never truncated. */
function CardFacts({ facts }: Pick<CardSide, "facts">) {
  return (
    <dl className={styles.facts}>
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
  const facts = cardValues(props).front
  const name = college.name[language]
  const affiliation = college.affiliation[language]
  const signatures = [texts.student_signature[language], texts.officer_signature[language]]
  const foot = `${texts.card_title[language]} · ${messages.session} ${session}`
  const density = densityOf({ facts, head: { name, affiliation }, signatures, foot })
  return (
    <div className={styles.card} data-density={density}>
      <header className={styles.head}>
        <img src={card.emblem ?? neutralEmblem} alt="" className={styles.emblem} />
        <span>
          <strong className={styles.college}>{name}</strong>
          <span className={styles.affiliation}>{affiliation}</span>
        </span>
      </header>
      <div className={styles.body}>
        <CardFacts facts={facts} />
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
      <footer className={styles.foot}>{foot}</footer>
    </div>
  )
}

export function CardBack(props: CardProps) {
  const { card, messages, language } = props
  const { college, qr, texts } = card
  const facts = cardValues(props).back
  const foot = `${texts.found[language]} ${college.address[language]}`
  return (
    <div className={styles.card} data-density={densityOf({ facts, foot })}>
      <div className={styles.body}>
        <CardFacts facts={facts} />
        <div className={styles.code}>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={messages.scan}>
            <path d={qr.path} />
          </svg>
          <span aria-hidden>{messages.scan}</span>
        </div>
      </div>
      <footer className={styles.foot}>{foot}</footer>
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
