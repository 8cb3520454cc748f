import { Outlet } from "react-router"

/** The route segment that may hold "hi". The language itself is read from the path. */
export default function Languages() {
  return <Outlet />
}
