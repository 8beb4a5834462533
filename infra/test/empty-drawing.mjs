/** Stands in for a drawing of `frontend/src/shared/art`, whose files are read by their own test. */
export default '<svg aria-hidden="true"></svg>';
