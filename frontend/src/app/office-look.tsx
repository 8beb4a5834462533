import './office.css';

/** Brings the look of admins' pages, which no other role needs. */
export default function OfficeLook() {
  return null;
}
