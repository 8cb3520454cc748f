import { Outlet } from "react-router"

/** The level of the address that may hold "hi"; the language itself is read from the path. */
export default function Languages() {
  return <Outlet />
}
