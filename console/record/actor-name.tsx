import { FunctionField, type RaRecord, useTranslate } from "react-admin"

import { systemActors } from "#domain/staff/system-actors.ts"

const keys = Object.fromEntries(Object.entries(systemActors).map(([key, name]) => [name, key]))

/** Who did something, as records name them: a member of staff, or the system in the console's language. */
export const useActorName = () => {
  const translate = useTranslate()
  return (name: string) => (keys[name] ? translate(`console.actors.${keys[name]}`) : name)
}

/** The field of a record that says who did something. */
export function ActorField({ source }: { source: string }) {
  const actorOf = useActorName()
  return <FunctionField<RaRecord> render={(record) => actorOf(String(record[source] ?? ""))} />
}
