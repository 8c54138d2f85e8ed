import { RegisterSheet } from '../components/RegisterSheet';

/** /register/landlord: the form for property managers. */
export default function RegisterLandlordPage() {
  return <RegisterSheet type="landlord" />;
}
