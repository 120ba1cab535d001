cdef extern from *:
    """
    /* Cython refuses __init_subclass__ in the body of an extension class, so it is added to the finished type. */
    static inline int pf_on_subclass(PyObject *type, PyObject *hook) {
        PyObject *method = PyClassMethod_New(hook);
        int result = method ? PyDict_SetItemString(((PyTypeObject *)type)->tp_dict, "__init_subclass__", method) : -1;
        Py_XDECREF(method);
        PyType_Modified((PyTypeObject *)type);
        return result;
    }
    """
    int on_subclass "pf_on_subclass"(object cls, object hook) except -1
