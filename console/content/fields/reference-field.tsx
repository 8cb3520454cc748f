import { SelectInput } from "react-admin"

import type { ReferenceTarget } from "#domain/content/field-types.ts"

import { useCall } from "../../api/use-request.ts"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"

/** What a reference can be chosen from, in the console's language. */
export const useReferenceChoices = (target: ReferenceTarget) => {
  const t = useText()
  const language = useConsoleLanguage()
  const { data = [] } = useCall("GET /content-references/:target", { target })
  return data.map(({ value, title, isPublic }) => {
    const name = title[language] || title.en || title.hi || value
    return {
      id: value,
      name: isPublic ? name : t("console.content.links.notPublic", { title: name }),
    }
  })
}

interface ReferenceInputProps {
  target: ReferenceTarget
  source: string
  label: string
  isRequired: boolean
}

/** Another item, chosen by its title. */
export function ReferenceInput({ target, ...input }: ReferenceInputProps) {
  return (
    <SelectInput
      {...input}
      fullWidth
      choices={useReferenceChoices(target)}
      translateChoice={false}
      helperText={false}
    />
  )
}

/** The title of the item that a reference names; its slug if it is gone. */
export function ReferenceRead({ target, value }: { target: ReferenceTarget; value: string }) {
  return useReferenceChoices(target).find(({ id }) => id === value)?.name ?? value
}
