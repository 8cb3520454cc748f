import { Edit, type EditProps } from "react-admin"

import { Waiting } from "./waiting.tsx"

/** Makes a query key of the page's own, with an empty cache: the list stores its rows under the plain key. */
const meta = { isPage: true }
const reading = { meta, gcTime: 0 }
const storing = { meta }

/**
 * Edit page whose form is shown with the whole record. react-admin would show it with the row of the list first, and set
 * the values again, over what is typed, if the record differs.
 */
export function RecordEdit({ children, ...rest }: EditProps) {
  return (
    <Edit
      mutationMode="pessimistic"
      queryOptions={reading}
      mutationOptions={storing}
      authLoading={<Waiting />}
      loading={<Waiting />}
      {...rest}
    >
      {children}
    </Edit>
  )
}
