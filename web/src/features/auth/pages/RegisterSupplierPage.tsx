import { RegisterSheet } from '../components/RegisterSheet';

/** /register/supplier: the form for service providers. */
export default function RegisterSupplierPage() {
  return <RegisterSheet type="supplier" />;
}
