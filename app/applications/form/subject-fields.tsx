import { type FormEvent, useRef, useState } from "react"

import { useLanguage } from "#app/language.ts"
import { Dialog } from "#app/ui/dialog/dialog.tsx"
import { inputClass } from "#app/ui/field/field.tsx"
import {
  canBeFirstMajor,
  firstMajorOptions,
  haveConflict,
  secondMajorOptions,
  type Subject,
  subjectNamesInHindi,
  subjects,
} from "#domain/applications/courses.ts"
import { percentage } from "#domain/applications/cross-field-rules.ts"
import { schoolingYears } from "#domain/fields/numbers.ts"
import { toAsciiDigits } from "#domain/fields/text.ts"

import { useFormFrame, useInitial } from "./form-context.ts"
import { Select, TextInput } from "./inputs.tsx"

import inputs from "./inputs.module.css"
import styles from "./sections.module.css"

const years = schoolingYears.map((year) => ({ value: year, text: year }))

/** One school: high school or intermediate. The percentage is computed while the marks are typed. */
export function SchoolingFields({ school, title }: { school: "highschool" | "i"; title: string }) {
  const { messages, isLive } = useFormFrame()
  const obtained = `${school}_obtmarks` as const
  const maximum = `${school}_maxmarks` as const
  const [marks, setMarks] = useState({ got: useInitial(obtained), of: useInitial(maximum) })

  const follow = (event: FormEvent<HTMLElement>) => {
    const { name, value } = event.target as HTMLInputElement
    if (name === obtained) setMarks((known) => ({ ...known, got: toAsciiDigits(value) }))
    if (name === maximum) setMarks((known) => ({ ...known, of: toAsciiDigits(value) }))
  }

  return (
    <fieldset className={styles.school} onInput={follow}>
      <legend className={styles.schoolingTitle}>{title}</legend>
      <Select name={`${school}_year`} options={years} />
      <TextInput name={`${school}_board`} />
      <TextInput name={`${school}_name`} />
      <TextInput name={`${school}_roll`} className={inputs.medium} spellCheck={false} />
      <div className={styles.marks}>
        <TextInput name={maximum} inputMode="decimal" maxLength={10} className={inputs.short} />
        <TextInput name={obtained} inputMode="decimal" maxLength={10} className={inputs.short} />
        {isLive && (
          <div className={styles.percentage}>
            <label htmlFor={`${school}_percentage`}>
              {messages.fields[`${school}_percentage`].label}
            </label>
            <input
              id={`${school}_percentage`}
              name={`${school}_percentage`}
              className={`${inputClass} ${inputs.short}`}
              readOnly
              value={percentage(marks.got, marks.of)}
            />
          </div>
        )}
      </div>
      <TextInput name={`${school}_subject`} />
    </fieldset>
  )
}

/** The two majors and the minor, validated on each choice (specification 4.3). */
export function SubjectFields({ onSettled }: { onSettled: () => void }) {
  const { course, messages, isLive } = useFormFrame()
  const language = useLanguage()
  const [chosen, setChosen] = useState({
    first: useInitial("first_major_subject"),
    second: useInitial("second_major_subject"),
    minor: useInitial("minor_subject"),
  })
  const [isInConflict, setIsInConflict] = useState(false)
  const isByKeys = useRef(false)

  const check = ({ first, second, minor }: typeof chosen) => {
    if (haveConflict(first, second, minor)) setIsInConflict(true)
  }

  const choose = (change: Partial<typeof chosen>) => {
    const next = { ...chosen, ...change }
    const offered: readonly string[] = secondMajorOptions(course.code, next.first)
    if (!offered.includes(next.second)) next.second = ""
    setChosen(next)
    // Arrow keys pass through unwanted subjects, so validate the choice on blur instead.
    if (!isByKeys.current) check(next)
  }

  const settle = () => {
    setIsInConflict(false)
    setChosen({ ...chosen, second: "", minor: "" })
    onSettled()
  }

  const optionsOf = (list: readonly Subject[], isDisabled?: (subject: Subject) => boolean) =>
    list.map((subject) => ({
      value: subject,
      text: language === "hi" ? subjectNamesInHindi[subject] : subject,
      isDisabled: isDisabled?.(subject) ?? false,
    }))

  // Without JavaScript the list cannot follow the first major, so offer the union for all first majors.
  const seconds = isLive ? secondMajorOptions(course.code, chosen.first) : course.subjects
  return (
    <fieldset
      onKeyDown={() => {
        isByKeys.current = true
      }}
      onPointerDown={() => {
        isByKeys.current = false
      }}
      onBlur={() => check(chosen)}
    >
      <legend className={styles.title}>{messages.form.subjects}</legend>
      <p className={styles.note}>{messages.form.subjectsHint}</p>
      <Select
        name="first_major_subject"
        options={optionsOf(firstMajorOptions(course.code), (subject) => !canBeFirstMajor(subject))}
        value={chosen.first}
        onChoose={(first) => choose({ first })}
      />
      <Select
        name="second_major_subject"
        options={optionsOf(seconds)}
        value={chosen.second}
        onChoose={(second) => choose({ second })}
      />
      <Select
        name="minor_subject"
        options={optionsOf(subjects)}
        value={chosen.minor}
        onChoose={(minor) => choose({ minor })}
      />
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
