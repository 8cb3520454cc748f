import type { InputHTMLAttributes, SyntheticEvent } from "react"

import { Button } from "#app/ui/button/button.tsx"
import { Dialog } from "#app/ui/dialog/dialog.tsx"
import { dateTyping } from "#app/ui/field/date-dashes.ts"
import { Field, fieldAria, type FieldProps, inputClass } from "#app/ui/field/field.tsx"
import { useHydrated } from "#app/use-hydrated.ts"

import type { StudentMessages } from "../messages/en.ts"
import { caretInGroups, groupAadhaar } from "./grouped-aadhaar.ts"
import { useSignIn } from "./use-sign-in.ts"

import styles from "./login-form.module.css"

const group = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
  const { value, selectionStart } = input
  const grouped = groupAadhaar(value)
  if (grouped === value) return
  const caret = caretInGroups(value, selectionStart ?? value.length)
  input.value = grouped
  input.setSelectionRange(caret, caret)
}

type DigitsFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "placeholder" | "maxLength" | "onInput" | "onCompositionEnd"
  >

/** A digits input without autocomplete: a shared phone must not suggest the last student's number. */
function DigitsField({ name, label, hint, problem, problemLabel, ...input }: DigitsFieldProps) {
  const field = { name, label, hint, problem, problemLabel }
  return (
    <Field {...field}>
      <input
        {...input}
        {...fieldAria(field)}
        id={name}
        name={name}
        className={`${inputClass} ${styles.digits}`}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        data-1p-ignore
        data-lpignore="true"
      />
    </Field>
  )
}

/** Aadhaar number and date of birth of an enrolled student (specification 8.1). */
export function LoginForm({ words }: { words: StudentMessages["login"] }) {
  const isLive = useHydrated()
  const { submit, problems, failure, isRefused, isSending, forgetRefusal } = useSignIn(words)
  return (
    <form className={styles.form} onSubmit={submit} noValidate autoComplete="off">
      <noscript>
        <p className={styles.failure}>{words.needsScripts}</p>
      </noscript>
      <fieldset disabled={!isLive}>
        <DigitsField
          name="userid"
          label={words.aadhaar}
          hint={words.aadhaarWhy}
          problem={problems.aadhaar}
          problemLabel={words.problem}
          placeholder={words.aadhaarPlaceholder}
          maxLength={20}
          onInput={group}
        />
        <DigitsField
          name="dob"
          label={words.dob}
          hint={words.dobHint}
          problem={problems.dob}
          problemLabel={words.problem}
          maxLength={20}
          {...dateTyping}
        />
        <Button type="submit" disabled={!isLive || isSending} className={styles.submit}>
          {isSending ? words.submitting : words.submit}
        </Button>
      </fieldset>
      <output className="visually-hidden">{isSending && words.submitting}</output>
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <Dialog
        isOpen={isRefused}
        title={words.refusedTitle}
        close={words.close}
        onClose={forgetRefusal}
      >
        <p>{words.refused}</p>
      </Dialog>
    </form>
  )
}
