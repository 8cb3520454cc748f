import AddIcon from "@mui/icons-material/Add"
import type { ReactNode } from "react"
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator, useTranslate } from "react-admin"

import { TextButton } from "../text-button.tsx"

interface ListInputProps {
  source: string
  label: string
  /** What is asked of each entry. */
  children: ReactNode
}

function AddButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator()
  const translate = useTranslate()
  return (
    <TextButton
      label="console.content.add"
      aria-label={translate("console.content.addTo", { label })}
      startIcon={<AddIcon />}
      onClick={() => add()}
    />
  )
}

/** Not only under a pointer: keys must reach them. */
const buttonsShown = { "& .RaSimpleFormIterator-action": { visibility: "visible" } }

/** As many values of one shape as one likes, in an order of one's own. */
export function ListInput({ source, label, children }: ListInputProps) {
  return (
    <ArrayInput source={source} label={label} helperText={false}>
      <SimpleFormIterator
        fullWidth
        disableClear
        sx={buttonsShown}
        getItemLabel={(index) => `${index + 1}.`}
        addButton={<AddButton label={label} />}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  )
}
