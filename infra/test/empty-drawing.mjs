/** Stands in for a drawing of `frontend/src/shared/art`; a test of its own reads the files. */
export default '<svg aria-hidden="true"></svg>';
