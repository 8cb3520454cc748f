import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatDay } from "#domain/content/format.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import {
  formatCourse,
  formatSubjects,
  type Fact,
  FactList,
  type SheetProps,
  SheetSection,
} from "./parts.tsx"

import styles from "./slips.module.css"

/** Where and when the applicant learns what becomes of the application. */
const statusFacts = ({ sheet, messages, language }: SheetProps): Fact[] => {
  const { statusPage, listDays, own, fee } = sheet
  const days = listDays.map((day) => formatDay(day, language)).join(", ")
  return [
    // Without slips there is no STUDENT copy, which has the code otherwise.
    ...(own && fee.state !== "asked"
      ? [{ label: messages.code, value: groupAdmissionCode(own.code), wide: true }]
      : []),
    { label: messages.status.page, value: statusPage, wide: true },
    ...(days === ""
      ? []
      : [
          {
            label: messages.status.lists,
            value: formatMessage(messages.status.planned, { days }),
            wide: true,
          },
        ]),
  ]
}

/** The acknowledgment that the applicant takes home, cut off below the sheet. */
export function Acknowledgment(props: SheetProps) {
  const { messages, language } = props
  const { record, settings, fee } = props.sheet
  const labels = messages.acknowledgment
  const { first, second, minor } = formatSubjects(props)
  return (
    <div className={styles.acknowledgment}>
      <CutLine />
      <p className={styles.college}>{settings.college.name[language]}</p>
      <SheetSection heading={labels.heading}>
        <p>
          {formatMessage(labels.received, {
            applicant: record.applicant_name,
            child: messages.genderedForms[record.gender][language].child,
            father: record.father_name,
            course: formatCourse(props),
            session: record.session,
          })}
        </p>
        <FactList
          facts={[
            { label: messages.number, value: record.id },
            { label: messages.applicant.urn, value: record.urn },
            {
              label: messages.subjects.heading,
              value: [first, second, minor].filter(Boolean).join(", "),
              wide: true,
            },
          ]}
        />
        <FactList facts={statusFacts(props)} />
        {fee.state !== "asked" && <p>{messages.noFee[fee.state]}</p>}
        <ul className={styles.lines}>
          <li>{labels.date}</li>
          <li>{labels.receiver}</li>
        </ul>
      </SheetSection>
    </div>
  )
}

/** The line where the clerk cuts. The scissors are an SVG, because not every system font has that character. */
export function CutLine() {
  return (
    <div className={styles.cut} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor">
        <circle cx="5.5" cy="6.5" r="3" strokeWidth="1.8" />
        <circle cx="5.5" cy="17.5" r="3" strokeWidth="1.8" />
        <path strokeWidth="1.8" strokeLinecap="round" d="M8 8.5 22 17M8 15.5 22 7" />
      </svg>
    </div>
  )
}
