import { controlAttributes, Field, type FieldProps, inputClass } from "#ui/field/field.tsx"

interface PasswordFieldProps extends FieldProps {
  /** Whether the typed characters are shown. */
  isShown?: boolean
  autoComplete?: "new-password" | "off"
}

/** The input of a secret. By default without autocomplete: a shared phone must not suggest the last student's. */
export function PasswordField({
  isShown = false,
  autoComplete = "off",
  ...field
}: PasswordFieldProps) {
  return (
    <Field {...field}>
      <input
        {...controlAttributes(field)}
        className={inputClass}
        type={isShown ? "text" : "password"}
        maxLength={200}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </Field>
  )
}
