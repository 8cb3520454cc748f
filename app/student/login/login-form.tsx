import type { InputHTMLAttributes, SyntheticEvent } from "react"

import { useHydrated } from "#app/use-hydrated.ts"
import { toAsciiDigits } from "#domain/fields/text.ts"
import { Button } from "#ui/button/button.tsx"
import { Dialog } from "#ui/dialog/dialog.tsx"
import { controlAttributes, Field, type FieldProps, inputClass } from "#ui/field/field.tsx"
import { dateTyping } from "#ui/field/format-typing.ts"

import type { LoginMessages } from "../messages.server.ts"
import { PasswordField } from "../password-field.tsx"
import { type LoginProps, useSignIn } from "./use-sign-in.ts"

import styles from "./login-form.module.css"

const digitsOf = (text: string) => toAsciiDigits(text).replace(/\D/g, "")

/** Formats an Aadhaar number in groups of four digits, as on the Aadhaar card. At most twelve digits. */
export const groupAadhaar = (text: string) =>
  digitsOf(text)
    .slice(0, 12)
    .replace(/.{4}(?=.)/g, "$& ")

/** Maps the caret position `caret` in the typed text to the grouped text. */
export const caretInGroups = (text: string, caret: number) => {
  const before = Math.min(digitsOf(text.slice(0, caret)).length, 12)
  return before + Math.max(0, Math.ceil(before / 4) - 1)
}

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
    "placeholder" | "maxLength" | "inputMode" | "onInput" | "onCompositionEnd"
  >

/** A digits input without autocomplete: a shared phone must not suggest the last student's number. */
function DigitsField({ name, label, hint, error, errorLabel, ...input }: DigitsFieldProps) {
  const field = { name, label, hint, error, errorLabel }
  return (
    <Field {...field}>
      <input
        inputMode="numeric"
        {...input}
        {...controlAttributes(field)}
        className={`${inputClass} ${styles.digits}`}
        type="text"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        data-1p-ignore
        data-lpignore="true"
      />
    </Field>
  )
}

interface SecretFieldProps {
  hasPassword: boolean
  messages: LoginMessages
  error: string | undefined
}

/** The date of birth, or an own password or code in its place. */
function SecretField({ hasPassword, messages, error }: SecretFieldProps) {
  const shared = { error, errorLabel: messages.error }
  const { password, passwordHint, dob, dobHint } = messages
  return hasPassword ? (
    <PasswordField name="password" label={password} hint={passwordHint} {...shared} />
  ) : (
    <DigitsField name="dob" label={dob} hint={dobHint} maxLength={20} {...shared} {...dateTyping} />
  )
}

/** Aadhaar number and date of birth, own password or code of an enrolled student (specification 8.1). */
export function LoginForm(props: LoginProps) {
  const { messages, takesOthers } = props
  const isLive = useHydrated()
  const { submit, hasPassword, switchField, errors, ...state } = useSignIn(props)
  const { failure, refusal, isSending, dismissRefusal } = state
  return (
    <form className={styles.form} onSubmit={submit} noValidate autoComplete="off">
      <noscript>
        <p className={styles.failure}>{messages.needsScripts}</p>
      </noscript>
      <fieldset disabled={!isLive}>
        <DigitsField
          name="userid"
          label={messages.aadhaar}
          hint={messages.aadhaarWhy}
          error={errors.aadhaar}
          errorLabel={messages.error}
          placeholder={messages.aadhaarPlaceholder}
          {...(takesOthers
            ? { inputMode: "text", maxLength: 40 }
            : { maxLength: 20, onInput: group })}
        />
        <SecretField hasPassword={hasPassword} messages={messages} error={errors.secret} />
        <button type="button" className={styles.switch} onClick={switchField}>
          {hasPassword ? messages.useDob : messages.usePassword}
        </button>
        <Button type="submit" disabled={!isLive || isSending} className={styles.submit}>
          {isSending ? messages.submitting : messages.submit}
        </Button>
      </fieldset>
      <output className="visually-hidden">{isSending && messages.submitting}</output>
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <Dialog
        isOpen={refusal !== undefined}
        title={messages.refusedTitle}
        close={messages.close}
        onClose={dismissRefusal}
      >
        {refusal?.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Dialog>
    </form>
  )
}
