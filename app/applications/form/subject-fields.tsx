import { type FormEvent, useRef, useState } from "react"

import { useLanguage } from "#app/language.ts"
import { Dialog } from "#app/ui/dialog/dialog.tsx"
import { inputClass } from "#app/ui/field/field.tsx"
import {
  canBeFirstMajor,
  firstMajorOptions,
  haveConflict,
  secondMajorOptions,
  subjectName,
  subjects,
} from "#domain/applications/courses.ts"
import { percentage } from "#domain/applications/cross-field-rules.ts"
import { toAsciiDigits } from "#domain/fields/text.ts"

import { useFormFrame } from "./form-context.ts"
import { FormField, Select, useField } from "./form-field.tsx"

import fieldStyles from "./form-field.module.css"
import styles from "./section-panels.module.css"

/** One school: high school or intermediate. The percentage is computed while the marks are typed. */
export function SchoolingFields({ school, title }: { school: "highschool" | "i"; title: string }) {
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
      <FormField name={`${school}_year`} />
      <FormField name={`${school}_board`} />
      <FormField name={`${school}_name`} />
      <FormField name={`${school}_roll`} />
      <div className={styles.marks}>
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
      <FormField name={`${school}_subject`} />
    </fieldset>
  )
}

const subjectFields = ["first_major_subject", "second_major_subject", "minor_subject"] as const
type ChosenSubjects = Record<(typeof subjectFields)[number], string>

/** The chosen subjects. A second major that the first no longer allows is cleared. */
const useChosenSubjects = (courseCode: string) => {
  const [chosen, setChosen] = useState<ChosenSubjects>({
    first_major_subject: useField("first_major_subject").initial,
    second_major_subject: useField("second_major_subject").initial,
    minor_subject: useField("minor_subject").initial,
  })
  const choose = (change: Partial<ChosenSubjects>) => {
    const next = { ...chosen, ...change }
    const offered: readonly string[] = secondMajorOptions(courseCode, next.first_major_subject)
    if (!offered.includes(next.second_major_subject)) next.second_major_subject = ""
    setChosen(next)
    return next
  }
  return { chosen, choose }
}

/** The two majors and the minor, validated on each choice (specification 4.3). */
export function SubjectFields({ onSettled }: { onSettled: () => void }) {
  const { course, messages, isLive } = useFormFrame()
  const language = useLanguage()
  const { chosen, choose } = useChosenSubjects(course.code)
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
  const offered = {
    first_major_subject: firstMajorOptions(course.code),
    // Without JavaScript the list cannot follow the first major, so offer the union for all first majors.
    second_major_subject: isLive
      ? secondMajorOptions(course.code, chosen.first_major_subject)
      : course.subjects,
    minor_subject: subjects,
  }
  return (
    <fieldset
      onKeyDown={() => (isByKeys.current = true)}
      onPointerDown={() => (isByKeys.current = false)}
      onBlur={() => check(chosen)}
    >
      <legend className={styles.title}>{messages.form.subjects}</legend>
      <p className={styles.note}>{messages.form.subjectsHint}</p>
      {subjectFields.map((name) => (
        <Select
          key={name}
          name={name}
          options={offered[name].map((subject) => ({
            value: subject,
            text: subjectName(subject, language),
            isDisabled: name === "first_major_subject" && !canBeFirstMajor(subject),
          }))}
          value={chosen[name]}
          onChoose={(subject) => {
            const next = choose({ [name]: subject })
            // Arrow keys pass through unwanted subjects, so validate the choice on blur instead.
            if (!isByKeys.current) check(next)
          }}
        />
      ))}
      <Dialog
        isOpen={isInConflict}
        title={messages.dialogs.conflict}
        close={messages.dialogs.ok}
        onClose={settle}
      >
        <p>{messages.dialogs.conflictText}</p>
      </Dialog>
    </fieldset>
  )
}
