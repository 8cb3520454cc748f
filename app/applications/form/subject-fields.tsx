import { type FormEvent, Fragment, useRef, useState } from "react"

import { formatMessage } from "#app/format-message.ts"
import { useLanguage } from "#app/language.ts"
import { Dialog } from "#app/ui/dialog/dialog.tsx"
import { inputClass } from "#app/ui/field/field.tsx"
import {
  canBeFirstMajor,
  conflictingSubjects,
  firstMajorOptions,
  haveConflict,
  secondMajorOptions,
  subjectName,
  subjects,
} from "#domain/applications/courses.ts"
import { percentage } from "#domain/applications/cross-field-rules.ts"
import type { FieldName } from "#domain/applications/form/form-definition.ts"
import { toAsciiDigits } from "#domain/fields/text.ts"

import { useFormFrame } from "./form-context.ts"
import { FormField, Select, useField } from "./form-field.tsx"

import fieldStyles from "./form-field.module.css"
import styles from "./section-panels.module.css"

interface SchoolingProps {
  school: "highschool" | "i"
  title: string
  fields: readonly FieldName[]
}

/** One school: high school or intermediate. The percentage is computed while the marks are typed. */
export function SchoolingFields({ school, title, fields }: SchoolingProps) {
  const { messages, isLive } = useFormFrame()
  const obtained = `${school}_obtmarks` as const
  const maximum = `${school}_maxmarks` as const
  const percentageName = `${school}_percentage` as const
  const [marks, setMarks] = useState({
    [obtained]: useField(obtained).initial,
    [maximum]: useField(maximum).initial,
  })
  const follow = (event: FormEvent<HTMLElement>) => {
    const { name, value } = event.target as HTMLInputElement
    if (name in marks) setMarks((previous) => ({ ...previous, [name]: toAsciiDigits(value) }))
  }
  return (
    <fieldset className={styles.school} onInput={follow}>
      <legend className={styles.schoolingTitle}>{title}</legend>
      {fields.map((name) => {
        if (name === obtained || name === percentageName) return null
        if (name !== maximum) return <FormField key={name} name={name} />
        return (
          <div key={name} className={styles.marks}>
            <FormField name={maximum} />
            <FormField name={obtained} />
            {isLive && (
              <div className={styles.percentage}>
                <label htmlFor={percentageName}>{messages.fields[percentageName].label}</label>
                <input
                  id={percentageName}
                  name={percentageName}
                  className={`${inputClass} ${fieldStyles.short}`}
                  readOnly
                  value={percentage(marks[obtained]!, marks[maximum]!)}
                />
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

const subjectFields = ["first_major_subject", "second_major_subject", "minor_subject"] as const
type ChosenSubjects = Record<(typeof subjectFields)[number], string>

/** The chosen subjects. A second major that the first no longer allows is cleared, and remembered to say so. */
const useChosenSubjects = (courseCode: string) => {
  const [chosen, setChosen] = useState<ChosenSubjects>({
    first_major_subject: useField("first_major_subject").initial,
    second_major_subject: useField("second_major_subject").initial,
    minor_subject: useField("minor_subject").initial,
  })
  const [cleared, setCleared] = useState("")
  const choose = (change: Partial<ChosenSubjects>) => {
    const next = { ...chosen, ...change }
    const offered: readonly string[] = secondMajorOptions(courseCode, next.first_major_subject)
    const isOffered = offered.includes(next.second_major_subject)
    if (!("minor_subject" in change)) setCleared(isOffered ? "" : next.second_major_subject)
    if (!isOffered) next.second_major_subject = ""
    setChosen(next)
    return next
  }
  return { chosen, cleared, choose }
}

const isDisabled = (name: string, subject: string) =>
  name === "first_major_subject" && !canBeFirstMajor(subject)

interface ConflictDialogProps {
  isOpen: boolean
  chosen: ChosenSubjects
  onClose: () => void
}

/** Says which subjects are chosen more than once, and in which fields. */
function ConflictDialog({ isOpen, chosen, onClose }: ConflictDialogProps) {
  const { dialogs, fields } = useFormFrame().messages
  const language = useLanguage()
  const fieldsOf = (subject: string) =>
    subjectFields.filter((name) => chosen[name] === subject).map((name) => fields[name].label)
  return (
    <Dialog isOpen={isOpen} title={dialogs.conflict} close={dialogs.ok} onClose={onClose}>
      <p>{dialogs.conflictText}</p>
      {conflictingSubjects(...Object.values(chosen)).map((subject) => (
        <p key={subject}>
          {formatMessage(dialogs.conflictSubject, {
            subject: subjectName(subject, language),
            fields: fieldsOf(subject).join(", "),
          })}
        </p>
      ))}
      <p>{dialogs.conflictNext}</p>
    </Dialog>
  )
}

/** Announces a second major that was cleared because of another first major. */
function ClearedNotice({ second, first }: { second: string; first: string }) {
  const { form } = useFormFrame().messages
  const language = useLanguage()
  const names = { second: subjectName(second, language), first: subjectName(first, language) }
  return (
    <output className={styles.cleared}>{second && formatMessage(form.secondCleared, names)}</output>
  )
}

/** The options of each subject field. */
const useOfferedSubjects = (chosen: ChosenSubjects) => {
  const { course, isLive } = useFormFrame()
  return {
    first_major_subject: firstMajorOptions(course.code),
    // Without JavaScript the list cannot follow the first major, so offer the union for all first majors.
    second_major_subject: isLive
      ? secondMajorOptions(course.code, chosen.first_major_subject)
      : course.subjects,
    minor_subject: subjects,
  }
}

/** The two majors and the minor, validated on each choice (specification 4.3). */
export function SubjectFields({ onSettled }: { onSettled: () => void }) {
  const { course, messages } = useFormFrame()
  const language = useLanguage()
  const { chosen, cleared, choose } = useChosenSubjects(course.code)
  const offered = useOfferedSubjects(chosen)
  const [isInConflict, setIsInConflict] = useState(false)
  const isByKeys = useRef(false)

  const check = (values: ChosenSubjects) => {
    if (haveConflict(...Object.values(values))) setIsInConflict(true)
  }
  const settle = () => {
    setIsInConflict(false)
    choose({ second_major_subject: "", minor_subject: "" })
    onSettled()
  }
  const isAnyDisabled = (name: keyof ChosenSubjects) =>
    offered[name].some((subject) => isDisabled(name, subject))
  return (
    <fieldset
      onKeyDown={() => (isByKeys.current = true)}
      onPointerDown={() => (isByKeys.current = false)}
      onBlur={() => check(chosen)}
    >
      <legend className={styles.title}>{messages.form.subjects}</legend>
      <p className={styles.note}>{messages.form.subjectsHint}</p>
      {subjectFields.map((name) => (
        <Fragment key={name}>
          <Select
            name={name}
            reason={isAnyDisabled(name) ? messages.messages["subject.not_first"] : undefined}
            options={offered[name].map((subject) => ({
              value: subject,
              text: subjectName(subject, language),
              isDisabled: isDisabled(name, subject),
            }))}
            value={chosen[name]}
            onChoose={(subject) => {
              const next = choose({ [name]: subject })
              // Arrow keys pass through unwanted subjects, so validate the choice on blur instead.
              if (!isByKeys.current) check(next)
            }}
          />
          {name === "first_major_subject" && (
            <ClearedNotice second={cleared} first={chosen.first_major_subject} />
          )}
        </Fragment>
      ))}
      <ConflictDialog isOpen={isInConflict} chosen={chosen} onClose={settle} />
    </fieldset>
  )
}
