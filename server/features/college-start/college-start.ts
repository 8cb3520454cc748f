// Public entry of this feature: other parts of the server import from this file only.
export { createCollegeStart, type CollegeStartForm } from "./start-as-my-college.ts"
